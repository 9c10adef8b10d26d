// How much is listened to where, and what it pays. Made up, but of the size that channels report.

/** Parts of a thousand of a worldwide audience; other countries have one part. */
const audience: Record<string, number> = {
  ...{ CN: 520, TW: 80, HK: 60, US: 60, MY: 45, SG: 35, JP: 30, CA: 22, AU: 20, GB: 20, TH: 15, ID: 15 },
  ...{ KR: 12, DE: 12, FR: 10, MO: 8, BR: 6, VN: 6, PH: 5, NZ: 4 },
}

export const audienceOf = (country: string) => audience[country] ?? 1

/** Where there is anybody to listen when a deal holds everywhere. */
export const audibleCountries = Object.keys(audience)

interface Model {
  /** Parts of a hundred of all usages. */
  share: number
  /** For one usage, in millionths of the currency. */
  rate: number
}

const models: Record<string, Model> = {
  SubscriptionModel: { share: 70, rate: 8_400 },
  AdvertisementSupportedModel: { share: 30, rate: 1_900 },
  PayAsYouGoModel: { share: 1, rate: 4_500_000 },
  FreeOfChargeModel: { share: 5, rate: 0 },
}

export const modelOf = (name: string): Model => models[name] ?? { share: 0, rate: 0 }
