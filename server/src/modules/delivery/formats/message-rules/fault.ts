import type { TextParams } from '../../../../platform/texts/texts'
import type { messageFaultTexts } from '../message-faults.texts'

export type MessageFaultKey = keyof typeof messageFaultTexts

/** A sentence of message-faults.texts.ts. */
export interface MessageFault {
  key: MessageFaultKey
  params: TextParams
}

export const fault = (key: MessageFaultKey, params: TextParams = {}): MessageFault => ({ key, params })

/** A rule in one line: what is said where it is broken. */
export function faultIf(isBroken: boolean, key: MessageFaultKey, params: TextParams = {}): MessageFault[] {
  return isBroken ? [fault(key, params)] : []
}

export function doubled<T>(values: T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
