import { startServer } from '../e2e/server/start-server'
import type { Figure } from './figure'
import { requestsPerSecond } from './load'

export async function run(): Promise<Figure[]> {
  const server = await startServer({ settings: { DEMO: '0' } })
  const url = `http://127.0.0.1:${server.port}`
  try {
    const load = { url: `${url}/guest/index`, connections: 20, headers: { 'accept-encoding': 'br' } }
    await requestsPerSecond({ ...load, seconds: 3 })
    const value = await requestsPerSecond({ ...load, seconds: 8 })
    return [
      {
        name: 'cached guest pages',
        value: Math.round(value),
        unit: '/s',
        target: '>= 2000',
        pass: value >= 2000,
      },
    ]
  } finally {
    await server.stop()
  }
}
