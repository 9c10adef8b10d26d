// What /docs/api shows, run as it stands there: as programs of their own, against a server that listens.
import { execFile, execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApiKey } from '#contract/api-keys/calls'
import { scopes } from '#contract/api-keys/scopes'
import { readArchive } from '#contract/archive/calls'
import type { Call } from '#contract/call'
import { uploadFile } from '#contract/files/calls'
import { login } from '#contract/identity/calls'
import { createWork, listWorks } from '#contract/works/work-calls'
import type {} from '../server/src/testing/global-setup'
import { picture } from '../server/src/testing/pictures'
import { plantCode } from '../server/src/testing/plant-code'
import { testServer } from '../server/src/testing/test-server'
import { examplesOf } from '../web/src/areas/guest/api/call-examples.server'
import { clientFile } from './client/client-text'

const run = promisify(execFile)
let server: Awaited<ReturnType<typeof testServer>>
let base: string
let folder: string
beforeAll(async () => {
  server = await testServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  await mkdir('build', { recursive: true })
  // Within the project, so that what runs TypeScript on an older Node is found.
  folder = await mkdtemp(join('build', 'examples-'))
  await copyFile(clientFile, join(folder, 'tributary.ts'))
  await writeFile(join(folder, 'picture.jpg'), await picture('jpeg'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

function isHere(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const tongues = {
  curl: { isHere: isHere('curl', '--version'), command: 'sh', args: ['example.sh'] },
  typescript: { isHere: true, command: process.execPath, args: ['--import', 'tsx', 'example.ts'] },
  python: { isHere: isHere('python3', '-c', 'import requests'), command: 'python3', args: ['example.py'] },
}
const needs = { curl: 'curl', typescript: 'Node', python: 'python3 with the package requests' }
const names = Object.keys(tongues) as (keyof typeof tongues)[]

/** With nothing around it but the environment that the page tells of. */
async function runExample(tongue: keyof typeof tongues, call: Call, env: Record<string, string>) {
  const { command, args } = tongues[tongue]
  await writeFile(join(folder, args.at(-1) ?? ''), `${examplesOf(call, base)[tongue]}\n`)
  const { stdout } = await run(command, args, { cwd: folder, env: { PATH: process.env.PATH, ...env } })
  return stdout
}

async function memberWithTokens() {
  const owner = await server.loggedInMember()
  const sms_code = await plantCode(server, owner.mobile, 'api_key')
  const wanted = { name: 'Tool', scopes: [...scopes], days: 30 as const, sms_code }
  const { data: made } = await server.call(makeApiKey, wanted, owner)
  const [{ mobile }, { password }] = [owner, server]
  const captcha = await server.solvedCaptcha()
  const { data: entered } = await server.call(login, { mobile, password, captcha, session: 'header' })
  return {
    owner,
    key: { TRIBUTARY_KEY: (made as { key: string }).key },
    token: { TRIBUTARY_TOKEN: (entered as { header_token: string }).header_token },
  }
}

describe.each(names)('the examples for %s', tongue => {
  it('write, read and upload with a key, and read with a session', { tags: ['slow'] }, async context => {
    if (!tongues[tongue].isHere) return context.skip(`${needs[tongue]} is not on this machine`)
    const { owner, key, token } = await memberWithTokens()
    const of = (table: string) =>
      server.asOwner<{ id: number | string }>(`select id from ${table} where member_id = $1`, [
        owner.memberId,
      ])
    const made = await runExample(tongue, createWork, key)
    const [work, ...otherWorks] = await of('works')
    expect(otherWorks).toEqual([])
    expect(made).toContain(String(work?.id))
    expect(await runExample(tongue, listWorks, key)).toMatch(new RegExp(`\\bid\\W+${work?.id}\\b`))
    const sent = await runExample(tongue, uploadFile, key)
    const [upload, ...otherUploads] = await of('uploads')
    expect(otherUploads).toEqual([])
    expect(sent).toContain(upload?.id)
    expect(await runExample(tongue, readArchive, token)).toMatch(/ask\W+true/i)
  })
})
