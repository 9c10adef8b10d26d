import { newDownloads, newPresentation } from '../../platform/stored-settings'
import type { NewAgent } from './create-agent'

/** A site as it begins without the demo. */
export function emptySite(domain: string): NewAgent {
  return { domains: [domain], presentation: newPresentation, downloads: newDownloads }
}
