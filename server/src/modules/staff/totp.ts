// Codes of an authenticator app: six digits, a new one every 30 seconds.
import { generateSecret, generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib'
import { toString as drawCode } from 'qrcode'
import { seal, unseal } from '../../platform/seal'
import type { Secrets } from '../../platform/secrets'

const period = 30
/** Clocks differ: one step before and after counts too. */
const tolerance = period

export const newTotpSecret = (): string => generateSecret()

export const totpSecretFrom = (bytes: Uint8Array): string => new ScureBase32Plugin().encode(bytes)

export function sealTotpSecret(secrets: Secrets, staffId: number, secret: string): Buffer {
  return seal(secrets, `staff ${staffId}`, secret)
}

export function openTotpSecret(secrets: Secrets, staffId: number, sealed: Buffer): string {
  return unseal(secrets, `staff ${staffId}`, sealed).toString('utf8')
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period)
}

export function totpCode(secret: string, step: number): string {
  return generateSync({ secret, period, epoch: step * period })
}

export function secondsLeft(now: Date): number {
  return period - (Math.floor(now.getTime() / 1000) % period)
}

/** The time step of a right code that was not used before; undefined for any other code. */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, period, epoch, epochTolerance: tolerance })
  if (!result.valid || !('timeStep' in result)) return undefined
  return result.timeStep > lastStep ? result.timeStep : undefined
}

export async function presentEnrolment(secret: string, issuer: string, username: string) {
  const address = generateURI({ issuer, label: username, secret, period })
  return { secret, address, qr_svg: await drawCode(address, { type: 'svg', margin: 2 }) }
}
