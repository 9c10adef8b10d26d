import { fireEvent } from '@testing-library/react'

/** Somebody lets go of these files over that place. */
export function dropFiles(place: Element, ...files: File[]) {
  const items = files.map(file => ({ kind: 'file', type: file.type, getAsFile: () => file }))
  fireEvent.drop(place, { dataTransfer: { files, items, types: ['Files'] } })
}
