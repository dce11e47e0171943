# Why a throw of Balcó is not allowed.

verdict-balco-answer-ace = Vous êtes visé par un 1 : il faut répondre par un 1, un 2 ou un joker, ou ramasser.
verdict-balco-ten-on-seven = Le 10 ne se lance pas sur un 7 : la trenca demande 7 ou moins.
verdict-balco-over-seven = Après un 7, il faut jouer 7 ou moins.
verdict-balco-too-low = Le { $rank } est plus petit que le { $least } : il faut un numéro égal ou plus haut.
