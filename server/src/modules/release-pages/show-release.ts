import type { Language } from '#contract/language'
import type { ShownRelease, showReleasePage } from '#contract/release-pages/calls'
import type { Artist, OtherTitle } from '#contract/works/work'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { findWork, type MaterialRecord, mastersOf, type WorkRecord, waveformOf } from '../works/works.public'
import { barsOf } from './bars'
import { channelsOfPage } from './channels-of-page'
import { type OpenPage, openPage } from './open-page'
import { pageAddresses } from './page-addresses'
import { plainPalette } from './prepared-page'
import { tracksOnPage } from './tracks-on-page'

/** Everything on the public page, for whoever has its code. */
export async function showTheRelease({ tx, input, language }: CallContext<typeof showReleasePage>) {
  const page = await openPage(tx, input.code)
  const [work, tracks, masters, channels] = await Promise.all([
    findWork(tx, page.work_id),
    tracksOnPage(tx, page.work_id),
    mastersOf(tx, page.work_id),
    channelsOfPage(tx, page.work_id),
  ])
  if (!work) throw new Refusal('notFound')
  const { details, scope } = work
  const addresses = pageAddresses(page.code)
  const cover = masters.find(({ type }) => type === 'cover')?.sha256.toString('hex')
  const sounds = new Map(
    masters.flatMap(master => (master.type === 'music' ? [[master.track_id, waveformOf(master)]] : [])),
  )
  const shownTracks = tracks.map(({ id, position, details: track, isrc }) => ({
    id,
    position,
    title: withVersion(track),
    other_title: otherTitle(track.other_titles, language),
    artists: track.artists.length > 0 ? namesOf(track.artists) : '',
    isrc,
    seconds: sounds.get(id)?.duration ?? 0,
    bars: barsOf(sounds.get(id)?.peaks ?? []),
  }))
  return {
    code: page.code,
    stage: page.stage,
    kind: work.kind,
    title: withVersion(details),
    other_title: otherTitle(details.other_titles, language),
    artists: namesOf(details.artists),
    release_date: scope.release_date,
    begins_at: beginsAt(scope.release_date),
    label: details.label,
    p_line: lineOf(details.p_line),
    c_line: lineOf(details.c_line),
    seconds: shownTracks.reduce((total, { seconds }) => total + seconds, 0),
    cover: cover ? addresses.cover(cover) : null,
    share_picture: addresses.sharePicture,
    palette: page.prepared.palette ?? plainPalette,
    tracks: shownTracks.map(({ id: _, ...track }) => track),
    excerpt: excerptOf(page, shownTracks, masters),
    channels: channels
      .filter(({ isLive }) => isLive)
      // Where one can go stands before where one could if the channel had said the way.
      .toSorted((a, b) => Number(b.link !== undefined) - Number(a.link !== undefined))
      .map(({ code, name, link }) => ({
        code,
        name: name[language],
        address: link ? addresses.channel(code) : null,
      })),
    waiting: channels.filter(({ isLive }) => !isLive).map(({ name }) => name[language]),
  } satisfies ShownRelease
}

/** Before the date nothing is heard. */
function excerptOf(
  { code, stage, plays_excerpt, prepared: { excerpt } }: OpenPage,
  tracks: readonly { id: number; position: number; title: string }[],
  masters: readonly MaterialRecord[],
): ShownRelease['excerpt'] {
  const track = tracks.find(({ id }) => id === excerpt?.track_id)
  if (stage !== 'out' || !plays_excerpt || !excerpt || excerpt.seconds === 0 || !track) return null
  const source = masters.find(({ sha256 }) => sha256.toString('hex') === excerpt.sha256)
  const { peaks, duration } = source ? waveformOf(source) : { peaks: [], duration: 0 }
  const part = duration > 0 ? partOf(excerpt.start ?? 0, excerpt.seconds, duration) : { from: 0, to: 1 }
  // A short version is no part of its track.
  const inTrack = excerpt.start === null ? { from: null, to: null } : part
  return {
    address: pageAddresses(code).excerpt(excerpt),
    seconds: excerpt.seconds,
    position: track.position,
    title: track.title,
    bars: barsOf(peaks, part),
    ...inTrack,
  }
}

const partOf = (start: number, seconds: number, duration: number) => ({
  from: Math.min(1, start / duration),
  to: Math.min(1, (start + seconds) / duration),
})

const withVersion = ({ title, version }: { title: string; version: string }) =>
  version ? `${title} (${version})` : title

/** In the reader's language where there is one, else the first there is. */
function otherTitle(titles: readonly OtherTitle[], language: Language): string {
  const wanted = language === 'zh-CN' ? 'zh' : 'en'
  return (titles.find(title => title.language === wanted) ?? titles[0])?.text ?? ''
}

function namesOf(artists: readonly Artist[]): string {
  const named = (wanted: boolean) =>
    artists.flatMap(({ name, role }) => ((role === 'featured') === wanted && name ? [name] : [])).join(' / ')
  const featured = named(true)
  return featured ? `${named(false)} feat. ${featured}` : named(false)
}

const lineOf = ({ year, owner }: WorkRecord['details']['p_line']) => [year, owner].filter(Boolean).join(' ')

/** A day begins at the midnight of Shanghai. */
const beginsAt = (day: string | null) =>
  day === null ? null : new Date(`${day}T00:00:00+08:00`).toISOString()
