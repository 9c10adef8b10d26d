// How codes may be sent and tried. Every limit counts what the server itself knows: the number, the network the request
// came from, the number's prefix, the site.

export const codeRules = {
  digits: 6,
  validSeconds: 5 * 60,
  tries: 5,
  waitSeconds: 60,
  perNumberAndDay: 10,
} as const

const hour = 3600
const day = 24 * hour

/** Of every kind of code together, in a window of so many seconds. */
export const sendLimits = {
  /** A household or an office behind one address. */
  address: [
    { max: 20, seconds: hour },
    { max: 60, seconds: day },
  ],
  /** The first seven digits belong to one carrier and one town; a pumping attack buys them by the block. */
  prefix: [{ max: 40, seconds: hour }],
  /** What a site spends at most in a day. */
  site: [{ max: 5000, seconds: day }],
} as const

export const prefixLength = 7
