// What the places in pages stand for: settings of the site, and limits of the contract that the system itself follows.
import { fullAge } from '#contract/identity/age'
import type { Language } from '#contract/language'
import type { Agent } from '#contract/sites/agent'
import { attachmentLimit } from '#contract/support/ticket'
import { reopenDays } from '#contract/support/ticket-state'
import { licenceGraceDays, licenceNoticeDays } from '#contract/works/licences'
import { acceptedFiles, audioRules, coverRules, storageQuota } from '#contract/works/material'
import { mostTracks } from '#contract/works/work'
import { binDays } from '#contract/works/work-calls'

const megabyte = 1024 * 1024

export function pageValues(site: Agent, language: Language): Record<string, string> {
  const { music } = audioRules.length
  return {
    site: site.site_title[language],
    email: site.contact_email,
    hotline: site.hotline,
    share: `${Number(site.terms.royalty_rate) * 100}%`,
    minimum: `${site.terms.withdrawal_minimum} ${site.terms.currency}`,
    fee: `${site.terms.withdrawal_fee} ${site.terms.currency}`,
    reviewDays: String(site.promises.review_days),
    answerHours: String(site.promises.answer_hours),
    fullAge: String(fullAge),
    reopenDays: String(reopenDays),
    attachments: String(attachmentLimit),
    binDays: String(binDays),
    mostTracks: String(mostTracks),
    quota: size(storageQuota),
    audioSize: size(acceptedFiles.music.maxBytes),
    sampleRate: `${audioRules.minSampleRate / 1000} kHz`,
    bits: String(audioRules.minBits),
    shortest: String(music.min),
    longest: String(music.max / 60),
    silence: String(audioRules.maxSilence),
    loudness: `${audioRules.loudness.target} LUFS`,
    coverSize: size(acceptedFiles.cover.maxBytes),
    coverLeast: String(coverRules.minSide),
    coverMost: String(coverRules.maxSide),
    lyricSize: size(acceptedFiles.lyric.maxBytes),
    licenceNotice: String(licenceNoticeDays),
    licenceGrace: String(licenceGraceDays),
  }
}

function size(bytes: number): string {
  if (bytes >= 1024 * megabyte) return `${bytes / (1024 * megabyte)} GB`
  return bytes >= megabyte ? `${bytes / megabyte} MB` : `${bytes / 1024} KB`
}
