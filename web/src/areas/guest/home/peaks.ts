// Measured: the loudest moment in each quarter of a second of the first twelve seconds of a freely licensed game tune
// (the intro of Frozen Bubble), 1 being the loudest of all.
export const peaks = [
  0.23, 0.12, 0.37, 0.29, 0.38, 0.46, 0.42, 0.36, 0.27, 0.26, 0.29, 0.28, 0.32, 1, 0.63, 0.66, 0.47, 0.87,
  0.66, 0.54, 0.66, 0.69, 0.47, 0.77, 0.36, 0.51, 0.61, 0.57, 0.69, 0.33, 0.69, 0.87, 0.58, 0.86, 0.88, 0.65,
  0.74, 0.49, 0.71, 0.49, 0.56, 0.66, 0.56, 0.48, 0.87, 0.59, 0.55, 0.48,
]
