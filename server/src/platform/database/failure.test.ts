import { describe, expect, it } from 'vitest'
import { isCollision, isConnectionLost, isPassing, isTooSlow } from './failure'

const failed = (code: string, message = 'it failed') => Object.assign(new Error(message), { code })

describe('an error of the database', () => {
  it('means a lost connection when the server, the socket or the client says so', () => {
    for (const code of [
      '57P01',
      '57P03',
      '25P03',
      '08006',
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'EAI_AGAIN',
    ])
      expect(isConnectionLost(failed(code)), code).toBe(true)
    for (const message of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])
      expect(isConnectionLost(new Error(message)), message).toBe(true)
  })

  it('of a statement is no lost connection, whatever its words are', () => {
    for (const code of ['23505', '42P01', '22003', '57014', '25P02'])
      expect(isConnectionLost(failed(code, 'connection')), code).toBe(false)
    expect(isConnectionLost(new Error('a mistake in the program'))).toBe(false)
  })

  it('may pass when the database is away, full, in the way of itself or out of patience', () => {
    for (const code of ['53100', '53300', '55P03', '57014', '40001', '40P01', 'ECONNRESET'])
      expect(isPassing(failed(code)), code).toBe(true)
    for (const code of ['23505', '23503', '42501', '22P02', '55000'])
      expect(isPassing(failed(code)), code).toBe(false)
  })

  it('is done once more only where two were in each other’s way', () => {
    expect(['40001', '40P01', '55P03', '57014', '23505'].filter(code => isCollision(failed(code)))).toEqual([
      '40001',
      '40P01',
    ])
    expect(['57014', '57P01', '55P03'].filter(code => isTooSlow(failed(code)))).toEqual(['57014'])
  })
})
