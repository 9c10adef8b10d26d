// Text messages leave through one door, whoever carries them.

interface Addressed {
  mobile: string
  /** What a person reads, for carriers that send free text. */
  text: string
}

/** A one-time code; carriers with approved templates fill only the code in. */
export interface CodeMessage extends Addressed {
  code: string
}

/** News that waits on the site; carriers with approved templates fill in what it is and where. */
export interface NoticeMessage extends Addressed {
  notice: { title: string; address: string }
}

export type TextMessage = CodeMessage | NoticeMessage

/** What the outbox holds of one. */
export interface KeptMessage extends Addressed {
  at: string
  agentId: number
  code?: string
}

export interface Sms {
  /** Whether it takes anything to numbers from abroad. */
  reachesAbroad: boolean
  /** Whether it carries notices there at all: some only have a template for codes. */
  carriesNoticesTo(mobile: string): boolean
  /** Throws when the message was not taken: the job tries again. */
  send(message: TextMessage, agentId: number): Promise<void>
  /** The outbox can show what it holds of a site, newest first; a real carrier cannot. */
  recent?(agentId: number): Promise<KeptMessage[]>
}
