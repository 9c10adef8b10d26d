import { randomFillSync } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { acceptedFiles } from '#contract/works/material'
import { sceneOf, titleLayer } from '../../../testing/cover-kit'
import { drawCover } from './draw-cover'
import { encodeCover } from './encode-cover'

const most = acceptedFiles.cover.maxBytes

describe('a drawn cover', () => {
  it.each(['png', 'jpeg'] as const)('says as %s that its colours are sRGB', async format => {
    const { body } = await drawCover({ scene: sceneOf(titleLayer()), size: '640', format, pictures: [] })
    const { icc, space, hasAlpha, format: written } = await sharp(body).metadata()
    expect([written, space, hasAlpha]).toEqual([format, 'srgb', false])
    expect(icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB')
  })

  it('that no PNG can hold in the size of a release is a JPEG', async () => {
    const noise = randomFillSync(new Uint8Array(3000 * 3000 * 4))
    const { body, format } = await encodeCover({ pixels: noise, width: 3000, height: 3000 }, 'png')
    expect(format).toBe('jpeg')
    expect(body.length).toBeLessThanOrEqual(most)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 3000 })
  })
})
