// How codes to e-mail addresses may be sent and tried; like those to phones.

export const mailCodeRules = {
  digits: 6,
  validSeconds: 30 * 60,
  tries: 5,
  waitSeconds: 60,
  perAddressAndDay: 10,
} as const

const hour = 3600
const day = 24 * hour

/** In a window of so many seconds. */
export const mailCodeLimits = {
  /** The one that is written to, whoever has it written to. */
  address: [{ max: 5, seconds: hour }],
  account: [
    { max: 8, seconds: hour },
    { max: 20, seconds: day },
  ],
  /** A household or an office behind one address. */
  network: [
    { max: 20, seconds: hour },
    { max: 60, seconds: day },
  ],
  site: [{ max: 5000, seconds: day }],
} as const
