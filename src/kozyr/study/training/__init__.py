"""Training a net by self-play; see docs/training.md.

- `field`: many games at once; compiled where that can be done
- `learner`: the net in floating point, and how it learns
- `plan`: what is trained, on what, and for how long
- `training`: playing and learning, leg by leg

NumPy, the extra ``train``, is needed here and nowhere else.
"""
