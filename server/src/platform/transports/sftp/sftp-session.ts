// One connection to an SFTP server. Every request is answered in time, or the connection ends.
import type { Socket } from 'node:net'
import SftpClient from 'ssh2-sftp-client'
import { openSocket } from '../../outbound/destination'
import type { OutboundGate } from '../../outbound/outbound-gate'
import { connectionFailure } from '../connection-failure'
import type { Patience } from '../transport'
import { type Secrets, TransportFailed } from '../transport-failed'
import { type HostKeyRefused, judgeHostKey, readHostKey, wantedAlgorithms } from './host-key'
import { loginFailure, sftpFailure } from './sftp-failure'
import type { SftpSettings } from './sftp-settings'

export type Sftp = Awaited<ReturnType<SftpClient['connect']>>
type Answer<T> = (error: Error | null | undefined, value?: T) => void

export async function openSftpSession(settings: SftpSettings, gate: OutboundGate, patience: Patience) {
  const secrets = [settings.password, settings.privateKey, settings.passphrase]
  let socket: Socket
  try {
    socket = await openSocket(await gate.admit(settings.host, settings.port), patience.connect)
  } catch (error) {
    throw connectionFailure(error) ?? error
  }
  let refused: HostKeyRefused | undefined
  let isLate = false
  const clock = setTimeout(() => {
    isLate = true
    socket.destroy()
  }, patience.connect)
  const client = quietClient()
  answerPrompts(client, settings.password)
  try {
    const sftp = await client.connect({
      sock: socket,
      username: settings.username,
      password: settings.password,
      privateKey: settings.privateKey,
      passphrase: settings.passphrase,
      tryKeyboard: settings.password !== undefined,
      // The clock above also covers what comes after the login.
      readyTimeout: 0,
      algorithms: { serverHostKey: wantedAlgorithms(settings.hostKey) },
      hostVerifier: (key: Buffer) => {
        refused = judgeHostKey(readHostKey(key), settings.hostKey)
        return refused === undefined
      },
    })
    return new SftpSession(sftp, socket, patience.silence, secrets)
  } catch (error) {
    socket.destroy()
    if (refused) throw refused
    throw isLate ? new TransportFailed('timeout') : loginFailure(error, secrets)
  } finally {
    clearTimeout(clock)
  }
}

export class SftpSession {
  private end: TransportFailed | undefined

  constructor(
    private readonly sftp: Sftp,
    private readonly socket: Socket,
    private readonly silence: number,
    private readonly secrets: Secrets,
  ) {
    socket.once('close', () => this.close())
    // A server that does not keep to the protocol ends its connection, not our process.
    sftp.on('error', () => this.close())
    sftp.on('close', () => this.close())
  }

  get hasEnded() {
    return this.end !== undefined
  }

  ask<T>(send: (sftp: Sftp, answer: Answer<T>) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.end) return reject(this.end)
      const clock = setTimeout(() => {
        const late = new TransportFailed('timeout')
        reject(late)
        this.close(late)
      }, this.silence)
      const answer: Answer<T> = (error, value) => {
        clearTimeout(clock)
        if (error) reject(this.end ?? sftpFailure(error, this.secrets))
        else resolve(value as T)
      }
      try {
        send(this.sftp, answer)
      } catch (error) {
        answer(error as Error)
      }
    })
  }

  close(why = new TransportFailed('cut')) {
    this.end ??= why
    this.socket.destroy()
  }
}

/** Otherwise it writes to the console whatever happens between two requests. */
function quietClient() {
  return new SftpClient('tributary', { error() {}, end() {}, close() {} })
}

/** Servers that ask for the password as a question; nothing else is ever answered. */
function answerPrompts(client: SftpClient, password: string | undefined) {
  type Prompt = { echo?: boolean }
  client.on(
    'keyboard-interactive',
    (_name: string, _text: string, _language: string, prompts: Prompt[], finish: (said: string[]) => void) =>
      finish(prompts.map(({ echo }) => (echo ? '' : (password ?? '')))),
  )
}
