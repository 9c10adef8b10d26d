/** The code of a release page as the database makes it: letters and digits that nobody mistakes for each other. */
export const pageCodePattern = /^[2-9a-km-np-z]{8}$/
/** Seconds. */
export const excerptLength = 30
/** How many bars a recording is drawn with. */
export const barCount = 96
