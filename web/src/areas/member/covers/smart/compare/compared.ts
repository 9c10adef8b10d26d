export const leastCompared = 2
/** Four of 64 px stand side by side on the smallest phone. */
export const mostCompared = 4
