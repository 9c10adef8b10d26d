import { cleanFileName } from '../../platform/clean-file-name'

const mostFolders = 8

/** A name with the folders it lay in: they tell apart what is called the same in two albums. Nothing is ever written there. */
export function pathInName(given: string): string {
  const parts = given.split(/[/\\]/).filter(part => part !== '' && part !== '.' && part !== '..')
  return parts.length === 0 ? 'file' : parts.slice(-mostFolders).map(cleanFileName).join('/').slice(-500)
}
