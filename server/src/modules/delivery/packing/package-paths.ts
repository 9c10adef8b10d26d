// Where everything lies within a batch (docs/delivery-packages.md).

export const messagePath = (upc: string, ending: 'xml' | 'xlsx') => `${upc}/${upc}.${ending}`
export const completionPath = (batch: string) => `BatchComplete_${batch}.xml`
/** A message names its files from the folder of the release. */
export const pathInBatch = (upc: string, path: string) => `${upc}/${path}`

const disc = '01'

export const trackPath = (upc: string, number: number, ending: string) =>
  `resources/${upc}_${disc}_${String(number).padStart(3, '0')}.${ending}`
export const coverPath = (upc: string) => `resources/${upc}_cover.jpg`
export const videoPath = (upc: string, ending: string) => `resources/${upc}_video.${ending}`
