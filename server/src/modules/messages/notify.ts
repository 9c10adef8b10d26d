import { languages } from '#contract/language'
import type { MessageKind } from '#contract/messages/message'
import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { signal } from '../../platform/live/signal'
import { hasText, say, type TextParams } from '../../platform/texts/texts'
import { findMailAddress, mailTries } from '../mail/mail.public'
import { mailMessage } from './mail-message.job'
import { insertMessage, wasSaid } from './messages.queries'
import { preferencesOf } from './preferences'
import { textMessage } from './text-message.job'

interface Notice {
  memberId: number
  kind: MessageKind
  /** A pair of texts: `<template>.title` and `<template>.text`. */
  template: string
  params?: TextParams
  /** A path of this site where the member can act on it. */
  link?: string
  /** Good news can wait for the next visit, whatever the kind: no text message then. */
  isCalm?: boolean
  /** Goes to the phone whatever was chosen: somebody else may be at the account. */
  isUrgent?: boolean
  /** Said once a member, template and word: for jobs that may run again. */
  once?: string
}

/** Writes a message in the transaction of the event that causes it: both happen, or neither. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const { memberId, kind, template, once, link = null } = notice
  const params = { ...notice.params, ...(once === undefined ? {} : { once }) }
  const keys = [`${template}.title`, `${template}.text`]
  for (const key of keys) if (!hasText(key)) throw new Error(`no text for the message ${key}`)
  if (once !== undefined && (await wasSaid(tx, { memberId, template, once }))) return
  const preference = (await preferencesOf(tx, memberId)).find(of => of.kind === kind)
  const said = languages.flatMap(language => keys.map(key => say(key, language, params))).join(' ')
  const isRead = !preference?.site
  const messageId = await insertMessage(tx, { memberId, kind, template, params, link, said, isRead })
  await signal(tx, memberId, 'messages')
  if (preference?.email === 'now' && (await findMailAddress(tx, { memberId }))) {
    await enqueue(tx, mailMessage, { messageId }, { maxAttempts: mailTries })
  }
  const isTexted = notice.isUrgent || (preference?.sms && !notice.isCalm)
  if (isTexted) await enqueue(tx, textMessage, { messageId }, { maxAttempts: 4 })
}
