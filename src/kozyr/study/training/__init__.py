"""Training a net by self-play; see docs/training.md.

- `field`: many games at once; compiled where that can be done
- `learner`: the net in floating point, and how it learns
- `playing`: some games at a time, by whomever
- `plan`: what is trained, on what, and for how long
- `training`: playing and learning, leg by leg

NumPy, the extra ``train``, is needed here and nowhere else.
"""

import os

# Sums of more than one thread would not come out twice alike; set, it is left as it is.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
