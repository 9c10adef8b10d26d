// What publishing asks for, read from the rules that the system itself follows. Only on the server: the contract's schemas
// never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { readHome, readSiteFigures } from '#contract/content/calls'
import { fill } from '#contract/fill'
import {
  acceptedFiles,
  audioRules,
  coverRules,
  type MaterialType,
  materialTypes,
  videoRules,
} from '#contract/works/material'
import {
  type RightsSource,
  rightsSources,
  sourcesFor,
  type WorkProperty,
  workProperties,
} from '#contract/works/rights'
import { pageContext } from '../../../lib/page-context'
import { loadWords } from '../../../messages/areas'
import { moneyRules } from '../home/home-page.server'
import { listedIn } from '../home/listed-items.server'
import { homePictures } from '../home/pictures.server'
import { describePage } from '../page-meta.server'

export async function readDistribution(request: Request, context: Readonly<RouterContextProvider>) {
  const { call, site, language } = context.get(pageContext)
  const [{ blocks }, figures, works, publish, guest] = await Promise.all([
    call(readHome, {}),
    call(readSiteFigures, {}),
    loadWords('works', language),
    loadWords('publish', language),
    loadWords('guest', language),
  ])
  const block = (slot: string) => blocks.find(entry => entry.slot === slot)
  const rejection = block('rejection')
  const stages = listedIn(block('path')?.body_html ?? '').items
  const rejected = listedIn(rejection?.body_html ?? '')
  return {
    meta: await describePage(request, context, 'distribution.description'),
    figures,
    pictures: await homePictures(context, { figures, stages, reasons: rejected.items }),
    money: moneyRules(site),
    rejection: {
      title: rejection?.title || guest['distribution.rejection'],
      text: rejection?.summary ?? '',
      html: rejected.rest,
      hasReasons: rejected.items.length > 0,
    },
    files: materialTypes.map(type => ({
      name: works[`field.material-${type}`],
      formats: acceptedFiles[type].formats.map(format => format.toUpperCase()).join(guest['list.comma']),
      size: sizeOf(acceptedFiles[type].maxBytes),
      rule: fill(guest[`accepted.${type}`], ruleValues),
      isNeeded: needed.includes(type),
    })),
    rights: Object.values(workProperties).map(property => ({
      name: works[`property.${property}`],
      sources: sourcesWith(property).map(({ source, isForCompanies }) => {
        const { index } = rightsSources[source]
        return {
          name: works[`source.${source}`],
          evidence: publish[`evidence.${index}`],
          isOpen: index !== 'N',
          isForCompanies,
        }
      }),
    })),
  }
}

/** Companies are offered more sources for some kinds of works. */
function sourcesWith(property: WorkProperty): { source: RightsSource; isForCompanies: boolean }[] {
  const everyone = sourcesFor(property, false)
  return sourcesFor(property, true).map(source => ({ source, isForCompanies: !everyone.includes(source) }))
}

/** Whatever the work is; lyrics where there are any. */
const needed: readonly MaterialType[] = ['music', 'lyric', 'cover']

const { music, short } = audioRules.length

/** As they stand in the sentences about each type of file. */
const ruleValues: Record<string, string | number> = {
  rate: audioRules.minSampleRate / 1000,
  bits: audioRules.minBits,
  least: music.min,
  most: music.max / 60,
  shortLeast: short.min,
  shortMost: short.max,
  tolerance: audioRules.lengthTolerance,
  side: coverRules.minSide,
  largest: coverRules.maxSide,
  height: videoRules.minHeight,
}

const megabyte = 1024 * 1024

function sizeOf(bytes: number): string {
  if (bytes >= 1024 * megabyte) return `${bytes / (1024 * megabyte)} GB`
  return bytes >= megabyte ? `${bytes / megabyte} MB` : `${bytes / 1024} KB`
}
