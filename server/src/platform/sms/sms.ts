// Text messages leave through one door, whoever carries them.

export interface TextMessage {
  mobile: string
  /** What a person reads, for carriers that send free text. */
  text: string
  /** The one-time code in it; carriers with approved templates fill only this in. */
  code: string
}

export interface Sms {
  /** Throws when the message was not taken: the job tries again. */
  send(message: TextMessage): Promise<void>
  /** The outbox can show what it holds, newest first; a real carrier cannot. */
  recent?(): Promise<Array<TextMessage & { at: string }>>
}
