/** What a summary says for all lines that name it. */
export interface Summary {
  store: string
  /** What was used, and what was paid for it: `Stream/SubscriptionModel`. */
  usage: string
  commercialModel: string
  country: string
  currency: string
  month: string
}

/** More than any report has; a file that is made of them must not fill the memory. */
const most = 100_000

export class Summaries {
  private readonly byId = new Map<string, Summary>()

  set(id: string, summary: Summary): void {
    if (this.byId.size < most || this.byId.has(id)) this.byId.set(id, summary)
  }

  get(id: string): Summary | undefined {
    return this.byId.get(id)
  }
}

export const joinUsage = (useType: string, commercialModel: string) =>
  [useType, commercialModel].filter(part => part !== '').join('/')
