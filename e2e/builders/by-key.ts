// A label's own program: calls with an API key and nothing else, no browser and no cookies.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, OutputOf, SentInputOf } from '#contract/call'
import { uploadGrant, uploadState } from '#contract/works/calls'
import { TusClient } from '../../server/src/testing/tus-client'
import type { Site } from './site'

export function clientByKey({ port, domain }: Pick<Site, 'port' | 'domain'>, key: string) {
  const wire = new TusClient(port, domain)

  async function call<C extends Call>(wanted: C, input: SentInputOf<C>): Promise<OutputOf<C>> {
    const [method] = wanted.methods
    const query = new URLSearchParams(
      Object.entries(input as object).map(([name, value]) => [name, `${value}`]),
    )
    const { text } =
      method === 'GET'
        ? await wire.send(method, `${wanted.path}?${query}`, { grant: key })
        : await wire.send(method, wanted.path, {
            grant: key,
            headers: { 'content-type': 'application/json' },
            body: Buffer.from(JSON.stringify(input)),
          })
    const { code, msg, data } = JSON.parse(text)
    if (code !== 1) throw new Error(`${wanted.name}: ${code} ${msg} ${JSON.stringify(data)}`)
    return data
  }

  type Place = Pick<SentInputOf<typeof uploadGrant>, 'work_id' | 'track_id' | 'type'>
  async function upload(place: Place, path: string): Promise<void> {
    const body = await readFile(path)
    const { grant, upload_id } = await call(uploadGrant, {
      ...place,
      file_name: basename(path),
      size: body.length,
    })
    await wire.create(grant, body.length)
    await wire.patch(grant, upload_id, 0, body)
    for (let state = 'open'; state !== 'kept'; ) {
      const said = await call(uploadState, { upload_id })
      if (said.problem) throw new Error(said.problem)
      state = said.state
      await pause(200)
    }
  }
  return { call, upload }
}
