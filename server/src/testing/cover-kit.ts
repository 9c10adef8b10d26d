// Scenes and pictures for tests of covers.
import sharp, { type Color } from 'sharp'
import { type Scene, scene, sceneVersion } from '#contract/covers/scene'

export const titleLayer = (text = '河灯', rest: object = {}) => ({
  id: `text-${text.length}`,
  kind: 'text',
  name: 'Title',
  text,
  type: { font: 'noto-serif-sc', weight: 900 },
  size: 600,
  fill: { kind: 'plain', colour: '#3b1238' },
  ...rest,
})

export const imageLayer = (source: { kind: 'upload'; id: string } | { kind: 'background'; id: number }) => ({
  ...{ id: 'photo', kind: 'image', name: 'Photo', source, width: 3000, height: 3000 },
})

export const groupLayer = (...layers: object[]) => ({ id: 'group', kind: 'group', name: 'Group', layers })

export function sceneOf(...layers: object[]): Scene {
  return scene.parse({ version: sceneVersion, ground: '#f2b134', layers })
}

/** A plain picture of so many pixels. */
export const canvas = (width: number, height: number, background: Color = '#b8402a') =>
  sharp({ create: { width, height, channels: 3, background } })
