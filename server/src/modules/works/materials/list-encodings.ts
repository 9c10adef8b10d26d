import type { listEncodings } from '#contract/works/material-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { textsOf } from '../analysis/decode-text'
import { ownMaterial } from './own-material'
import { lyricBytes } from './read-lyrics'

export async function listOwnEncodings({ tx, input, actor, services }: CallContext<typeof listEncodings>) {
  const material = await ownMaterial(tx, actor.memberId, input.id)
  const texts = textsOf(await lyricBytes(material, services))
  return [...texts].map(([encoding, text]) => ({ encoding, lines: tellingLines(text) }))
}

const linesShown = 3
const lettersShown = 60

/** The first lines that look different in another encoding; without their times. */
function tellingLines(text: string): string[] {
  const telling = text.split(/\r\n|[\n\r]/).filter(line => /[^\0-\x7f]/.test(line))
  return telling
    .slice(0, linesShown)
    .map(line => [...line.replace(times, '')].slice(0, lettersShown).join(''))
}

const times = /^(\s*\[[\d:.]+\])+/
