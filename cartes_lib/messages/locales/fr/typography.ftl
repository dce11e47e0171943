# Typography of the language: spaces around punctuation, quotes, decimals.

widget-colon = { "\u00A0: " }
widget-semicolon = { "\u00A0; " }
widget-percent = { "{n}" } %
room-colon = { "\u00A0: " }
quoted = « { $text } »
figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
