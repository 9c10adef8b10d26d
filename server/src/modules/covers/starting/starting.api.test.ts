import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCoverBackgrounds } from '#contract/covers/calls'
import { removeBackground } from '#contract/covers/desk-calls'
import { scene } from '#contract/covers/scene'
import { makeBackground } from '#covers/compose/make-background'
import { nodeSurface } from '../../../platform/canvas/node-surface'
import { createLog } from '../../../platform/log'
import { loggedInStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'
import { askForStartingCovers } from './ask-for-starting-covers'
import { drawStartingBackground } from './draw-starting-background.job'
import { startingBackgrounds } from './starting-backgrounds'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const waiting = async (task: string) =>
  server.asOwner(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.id`,
    [task],
  )
const draw = () =>
  drawStartingBackground.run({
    ...{ agentId: server.agentId, database: server.database, services: server.services },
    ...{ log: createLog('silent'), payload: {} },
  })

describe('the backgrounds of a new site', () => {
  it('are at least twelve, each another, named in both languages and made for some mood', () => {
    expect(startingBackgrounds.length).toBeGreaterThanOrEqual(12)
    expect(new Set(startingBackgrounds.map(({ name }) => name)).size).toBe(startingBackgrounds.length)
    for (const { name, names, moods, recipe } of startingBackgrounds) {
      expect(names['zh-CN'], name).toMatch(/\p{Script=Han}/u)
      expect(moods.length, name).toBeGreaterThan(0)
      const made = makeBackground(recipe, nodeSurface())
      expect(scene.safeParse(made).error?.issues, name).toBeUndefined()
      expect(made.layers.every(({ kind }) => kind !== 'text')).toBe(true)
    }
  })

  it('are asked for once, drawn one after the other, and never come back when staff remove one', {
    tags: ['slow'],
  }, async () => {
    const member = await server.loggedInMember()
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    const shown = async () =>
      (
        (await server.call(listCoverBackgrounds, {}, member)).data as {
          items: { id: number; name: string }[]
        }
      ).items
    await askForStartingCovers(server.database, server.agentId)
    await askForStartingCovers(server.database, server.agentId)
    expect(await waiting('drawStartingBackground')).toHaveLength(1)
    expect(await waiting('drawCoverPreview')).toHaveLength(6)
    await draw()
    const [first] = await shown()
    expect(first).toMatchObject({ name: startingBackgrounds[0]?.names.en, moods: ['warm', 'dream'] })
    expect(await waiting('drawStartingBackground')).toHaveLength(1)
    const url = (first as unknown as { image: string }).image
    const file = await server.follow(url, member)
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({
      width: 3000,
      height: 3000,
      format: 'jpeg',
    })
    await server.call(removeBackground, { id: first?.id ?? 0 }, editor)
    // As if the rest had been drawn: nothing is left to do, also for a run that is late.
    for (const { name } of startingBackgrounds) {
      await server.asOwner(
        'insert into starting_backgrounds (agent_id, name, given_at) values ($1, $2, now()) on conflict do nothing',
        [server.agentId, name],
      )
    }
    await draw()
    await askForStartingCovers(server.database, server.agentId)
    expect(await waiting('drawStartingBackground')).toEqual([])
    expect(await shown()).toEqual([])
  })
})
