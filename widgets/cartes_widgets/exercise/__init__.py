"""The widgets with exercises, and the learner's progress."""
