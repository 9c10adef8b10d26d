// Answers the desk gives often. Places in braces are filled from the work order when one is put into an answer.

export const cannedPlaces = ['name', 'number', 'subject', 'about', 'site', 'staff'] as const
export type CannedPlace = (typeof cannedPlaces)[number]

const place = /\{(\w+)\}/g

/** Places that are written wrongly, so that nobody is greeted with braces. */
export function unknownPlaces(text: string): string[] {
  const names = [...text.matchAll(place)].map(([, name]) => name ?? '')
  return [...new Set(names.filter(name => !cannedPlaces.some(known => known === name)))]
}

/** What has no value stays as a place, where the one who answers sees it. */
export function fillCanned(text: string, values: Partial<Record<CannedPlace, string>>): string {
  return text.replace(place, (whole, name: CannedPlace) => values[name] || whole)
}
