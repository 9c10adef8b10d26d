// A delivery is one message about a work to one channel. It is never edited: what changes later is a new one.

export const deliveryKinds = ['release', 'update', 'takedown'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/**
 * `live`: the channel has done what the message asks. `withdrawn`: it was never sent and is no longer wanted, or the channel
 * no longer has what it brought there.
 */
export const deliveryStates = [
  'queued',
  'packing',
  'sending',
  'delivered',
  'live',
  'refused',
  'withdrawn',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Every step there is. Back to the queue: an attempt has failed, or somebody has a refused one tried again. From the queue to
 * refused: the operator has given it up.
 */
export const deliverySteps: Readonly<Record<DeliveryState, readonly DeliveryState[]>> = {
  queued: ['packing', 'refused', 'withdrawn'],
  packing: ['sending', 'queued', 'withdrawn'],
  sending: ['delivered', 'queued', 'withdrawn'],
  delivered: ['live', 'refused', 'withdrawn'],
  live: ['withdrawn'],
  refused: ['queued', 'withdrawn'],
  withdrawn: [],
}

/** Still waiting for something: for us, for the channel, or for somebody who looks into it. */
export const openDeliveryStates = [
  'queued',
  'packing',
  'sending',
  'delivered',
  'refused',
] as const satisfies readonly DeliveryState[]

export function canStep(from: DeliveryState, to: DeliveryState): boolean {
  return deliverySteps[from].includes(to)
}
