import type { MessageKind } from '#contract/messages/message'
import type { Tx } from '../../platform/database/query'
import { hasText, type TextParams } from '../../platform/texts/texts'
import { insertMessage } from './messages.queries'

interface Notice {
  memberId: number
  kind: MessageKind
  /** A pair of texts: `<template>.title` and `<template>.text`. */
  template: string
  params?: TextParams
  /** A path of this site where the member can act on it. */
  link?: string
}

/** Writes a message in the transaction of the event that causes it: both happen, or neither. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  for (const part of ['title', 'text']) {
    const key = `${notice.template}.${part}`
    if (!hasText(key)) throw new Error(`no text for the message ${key}`)
  }
  await insertMessage(tx, { ...notice, params: notice.params ?? {}, link: notice.link ?? null })
}
