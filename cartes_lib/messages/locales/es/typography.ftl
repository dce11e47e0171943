# Typography of the language: spaces around punctuation, quotes, decimals.

widget-colon = { ": " }
widget-semicolon = { "; " }
widget-percent = { "{n}" } %
room-colon = { ": " }
quoted = «{ $text }»
figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
