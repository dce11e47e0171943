# How the language sets its signs: what stands before and after them, quotes, decimals.

widget-colon = { ": " }
widget-semicolon = { "; " }
widget-percent = { "{n}" }%
room-colon = { ": " }
quoted = “{ $text }”
figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
