import { links } from '../../../../lib/links'

let kept: string = links.works

/** The way back from a work's page leads to the list as it was left. */
export function keepListAddress(search: string) {
  kept = `${links.works}${search}`
}

export function keptListAddress(): string {
  return kept
}
