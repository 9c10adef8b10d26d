import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import { bindings } from './app'
import { testServer } from './testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const handled = new Set(bindings.map(binding => binding.call.name))
const left = allCalls.filter(call => !handled.has(call.name))

describe('every call', () => {
  it('has exactly one handler, except those whose module comes later', () => {
    expect(handled.size).toBe(bindings.length)
    expect(left.map(call => call.name).sort()).toMatchSnapshot()
  })

  it('answers "not available yet" in an envelope until its module is there', async () => {
    const member = await server.loggedInMember()
    for (const call of left) {
      for (const method of call.methods) {
        const answered = await server.send(call, {}, member, method)
        expect(answered, call.name).toMatchObject({ status: 501, code: 1501, data: null })
        expect(answered.msg).toBe('This isn’t available yet.')
      }
    }
  })

  it('is closed to guests unless it says otherwise', async () => {
    for (const call of allCalls.filter(candidate => candidate.access !== 'anyone')) {
      expect((await server.send(call, {})).code, call.name).toBe(1000)
    }
  })

  it('is described for machines', async () => {
    const response = await server.app.inject({ url: '/openapi.json', headers: { host: server.domain } })
    const description = response.json()
    expect(Object.keys(description.paths).sort()).toEqual(allCalls.map(call => call.path).sort())
    const operations = Object.values(description.paths).flatMap(path => Object.values(path as object))
    const ids = operations.map(operation => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(description.servers).toEqual([{ url: `http://${server.domain}` }])
    const elsewhere = await server.app.inject({ url: '/openapi.json', headers: { host: 'evil.test' } })
    expect(elsewhere.statusCode).toBe(421)
  })
})
