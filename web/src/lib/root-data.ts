import { useRouteLoaderData } from 'react-router'
import type { Language } from '#contract/language'
import type { Agent, DownloadLinks } from '#contract/sites/agent'
import type { AreaWords } from '../messages/areas'

/** What every page knows: the site, the language, and whether a member is looking. */
export interface RootData {
  site: Agent
  downloads: DownloadLinks
  language: Language
  isSignedIn: boolean
  origin: string
  words: AreaWords['shell']
}

export function useRootData(): RootData {
  const data = useRouteLoaderData('root') as RootData | undefined
  if (!data) throw new Error('the root data are missing')
  return data
}
