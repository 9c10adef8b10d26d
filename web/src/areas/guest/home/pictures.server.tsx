// Pictures with their words as finished markup. They never change in the browser, so it loads no code and no data for them and
// has nothing to take over: it only shows them.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import { keepDrawn } from '../../../lib/drawn-markup'
import { pageContext } from '../../../lib/page-context'
import { WordsProvider } from '../../../lib/words'
import { type AreaWords, loadWords } from '../../../messages/areas'
import { StreamPicture } from '../../../ui/stream-picture'
import { ChannelTimes } from './channel-times'
import { homeDrawings } from './drawings.server'
import type { ListedItem } from './listed-items.server'
import { RejectionExample } from './rejection-example'
import { SongPath } from './song-path'

interface Pictured {
  figures: {
    channels: readonly { name: string; logo: string; lead_days: number }[]
    review_hours: number | null
  }
  /** The operator's own words for the stages and the reasons. */
  stages: readonly ListedItem[]
  reasons: readonly ListedItem[]
}

/** The same facts give the same picture: drawn once, for as many visitors as come before something changes. */
const kept = new Map<string, string>()
const keepAtMost = 200

function keepMarkup(key: string, draw: () => string): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = draw()
  if (kept.size >= keepAtMost) kept.clear()
  kept.set(key, html)
  return html
}

export async function homePictures(context: Readonly<RouterContextProvider>, pictured: Pictured) {
  const { language, site } = context.get(pageContext)
  const [words, works] = await Promise.all([loadWords('guest', language), loadWords('works', language)])
  const { channels, review_hours } = pictured.figures
  const drawings = homeDrawings(channels.length)
  const seen = JSON.stringify([language, site.promises.review_days, pictured])
  const draw = (name: string, part: ReactNode) => {
    const html = keepMarkup(`${name} ${seen}`, () => markupOf(name, part))
    return keepDrawn(context, `picture-${name}`, html)
  }
  const markupOf = (name: string, part: ReactNode) => {
    const inWords = (
      <WordsProvider language={language} area="guest" words={words}>
        {part}
      </WordsProvider>
    )
    // Apart from the ids that the page itself gives, and from each other's.
    return renderToStaticMarkup(inWords, { identifierPrefix: name })
  }
  return {
    opening: draw(
      'opening',
      <StreamPicture
        drawings={drawings.opening}
        branches={channels.map(({ name }, index) => ({ name, tone: toneOf(index) }))}
        label={labelOf(words, channels)}
      />,
    ),
    song: draw(
      'song',
      <SongPath
        drawing={drawings.song}
        told={pictured.stages}
        channels={channels}
        reviewDays={site.promises.review_days}
        reviewHours={review_hours}
      />,
    ),
    channels: draw('channels', <ChannelTimes channels={channels} />),
    rejection: draw(
      'rejection',
      <RejectionExample
        told={pictured.reasons}
        mainAudio={works['field.material-music']}
        wave={drawings.wave}
      />,
    ),
    /** The player goes on drawing this one. */
    wave: drawings.wave,
  }
}

function toneOf(index: number) {
  if (index % 4 === 1) return 'accent'
  return index % 3 ? 'ink' : 'river'
}

function labelOf(words: AreaWords['guest'], channels: readonly { name: string }[]): string {
  return words['home.flow'].replace('{channels}', channels.map(({ name }) => name).join(words['list.comma']))
}
