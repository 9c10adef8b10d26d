// npm run covers: draws docs/covers.jpg anew, forty-eight covers as the generator makes them today.
import { writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import type { CoverMood } from '#contract/covers/moods'
import { chooseTwelve } from '#covers/compose/choose'
import { makeScene } from '#covers/compose/make-scene'
import { drawScene } from '#covers/draw/draw-scene'
import { type NodeSheet, nodeSurface } from '../server/src/platform/canvas/node-surface'

interface Brief {
  title: string
  artist: string
  moods: CoverMood[]
  seed: number
}

const briefs: Brief[] = [
  { title: '河灯', artist: '夜航', moods: ['night', 'warm'], seed: 1 },
  { title: 'Slow River', artist: 'Night Voyage', moods: ['folk', 'calm'], seed: 2 },
  { title: '逆流', artist: '夜航', moods: ['rock', 'strong'], seed: 3 },
  { title: 'Paper Lanterns', artist: 'Night Voyage', moods: ['electronic', 'bright'], seed: 4 },
]

const columns = 6
const side = 300
const gap = 16
const rows = (briefs.length * 12) / columns
const canvas = createCanvas(columns * (side + gap) + gap, rows * (side + gap) + gap)
const pen = canvas.getContext('2d')
pen.fillStyle = '#fbfaf6'
pen.fillRect(0, 0, canvas.width, canvas.height)

const covers = briefs.flatMap(({ moods, seed, ...words }) => {
  const material = { ...words, sound: [] }
  return chooseTwelve(material, moods, seed).map(recipe => ({ recipe, material }))
})
for (const [index, { recipe, material }] of covers.entries()) {
  const surface = nodeSurface()
  // Drawn twice as large and laid down: as a screen with fine pixels shows it.
  const sheet = drawScene(makeScene(recipe, material, surface), surface, side * 2) as NodeSheet
  const x = gap + (index % columns) * (side + gap)
  const y = gap + Math.floor(index / columns) * (side + gap)
  pen.drawImage(sheet.canvas, x, y, side, side)
}
writeFileSync('docs/covers.jpg', canvas.toBuffer('image/jpeg', 86))
console.log(`docs/covers.jpg: ${covers.length} covers`)
