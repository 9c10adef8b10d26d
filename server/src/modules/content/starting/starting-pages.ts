// The pages every site starts with. An operator replaces them by publishing a new version.
import type { Language } from '#contract/language'
import { about } from './about'
import { admission } from './admission'
import { agreement } from './agreement'
import { children } from './children'
import { privacy } from './privacy'

export interface StartingPage {
  /** As the footer links it. */
  id: number
  title: Record<Language, string>
  /** HTML with places such as {site} that are filled from the settings. */
  body: Record<Language, string>
}

export const startingPages: readonly StartingPage[] = [about, agreement, admission, privacy, children]
