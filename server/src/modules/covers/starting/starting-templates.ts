// What a site's members may begin with before its staff have made templates of their own. Words stand where the release's
// title and artist go: layers say by their role which is which.
import { coverSide, type Scene, scene, sceneVersion } from '#contract/covers/scene'
import type { Language } from '#contract/language'

interface StartingTemplate {
  names: Record<Language, string>
  scene: Scene
}

const plain = (colour: string) => ({ kind: 'plain', colour })

const words = (
  id: 'title' | 'artist',
  font: string,
  weight: number,
  size: number,
  colour: string,
  rest: object,
) => ({
  id,
  kind: 'text',
  name: id === 'title' ? '标题 Title' : '艺人 Artist',
  text: id === 'title' ? '歌名' : '艺人',
  role: id,
  type: { font, weight },
  size,
  fill: plain(colour),
  ...rest,
})

const shape = (
  id: string,
  name: string,
  path: string,
  width: number,
  height: number,
  fill: object | null,
  rest = {},
) => ({
  ...{ id, kind: 'shape', name, path, width, height, fill },
  ...rest,
})
const rectangle = (width: number, height: number) => `M0 0H${width}V${height}H0Z`
const circle = (radius: number) =>
  `M0 ${radius}A${radius} ${radius} 0 1 1 ${radius * 2} ${radius}A${radius} ${radius} 0 1 1 0 ${radius}Z`

const paint = (name: string, colours: string[]) => ({
  ...{ id: 'ground', kind: 'paint', name: '底图 Ground', paint: name, seed: 20261117, colours },
  is_locked: true,
})

const template = (zh: string, en: string, ground: string, layers: object[]): StartingTemplate => ({
  names: { 'zh-CN': zh, en },
  scene: scene.parse({ version: sceneVersion, ground, layers }),
})

export const startingTemplates: readonly StartingTemplate[] = [
  template('大字', 'Big type', '#f2b134', [
    words('title', 'noto-sans-sc', 900, 1300, '#14120f', { x: 200, y: 1500 }),
    words('artist', 'noto-sans-sc', 700, 150, '#14120f', { x: 210, y: 2620 }),
  ]),
  template('圆月', 'Full moon', '#17203d', [
    shape('moon', '圆月 Moon', circle(900), 1800, 1800, plain('#f4e3b5'), {
      ...{ x: 600, y: 420 },
      shadow: { x: 0, y: 0, blur: 260, colour: '#f4e3b5', opacity: 0.45 },
    }),
    words('title', 'noto-serif-sc', 900, 520, '#17203d', { x: 1500, y: 1360, align: 'middle' }),
    words('artist', 'noto-serif-sc', 500, 140, '#f4e3b5', { x: 1500, y: 2620, align: 'middle' }),
  ]),
  template('落日', 'Sundown', '#3a1d4a', [
    shape('sky', '天空 Sky', rectangle(coverSide, coverSide), coverSide, coverSide, {
      kind: 'linear',
      from: { x: 0, y: 0 },
      to: { x: 0, y: 1 },
      stops: [
        { at: 0, colour: '#2b1a4f' },
        { at: 0.55, colour: '#c2395b' },
        { at: 1, colour: '#f9a04b' },
      ],
    }),
    words('title', 'noto-serif-sc', 900, 620, '#fff3dc', { x: 220, y: 2150 }),
    words('artist', 'noto-sans-sc', 500, 140, '#fff3dc', { x: 228, y: 2640 }),
  ]),
  template('画框', 'Framed', '#efe9dd', [
    shape('frame', '边框 Frame', rectangle(2560, 2560), 2560, 2560, null, {
      ...{ x: 220, y: 220 },
      stroke: { colour: '#1c1a17', width: 14 },
    }),
    shape('rule', '横线 Rule', rectangle(420, 10), 420, 10, plain('#b3261e'), { x: 1290, y: 1820 }),
    words('title', 'noto-serif-sc', 600, 460, '#1c1a17', { x: 1500, y: 1300, align: 'middle' }),
    words('artist', 'noto-serif-sc', 400, 150, '#1c1a17', { x: 1500, y: 2000, align: 'middle' }),
  ]),
  template('两色', 'Two colours', '#0e4d45', [
    shape('half', '下半 Half', rectangle(coverSide, 1500), coverSide, 1500, plain('#f3e9d2'), { y: 1500 }),
    words('title', 'noto-sans-sc', 900, 700, '#f3e9d2', { x: 220, y: 1330 }),
    words('artist', 'noto-sans-sc', 700, 170, '#0e4d45', { x: 230, y: 2540 }),
  ]),
  template('山水', 'Ink', '#f1ece1', [
    paint('ink-wash', ['#f1ece1', '#23211e']),
    words('title', 'ma-shan-zheng', 400, 620, '#23211e', { x: 2420, y: 360, direction: 'down' }),
    words('artist', 'noto-serif-sc', 500, 130, '#a32a1d', { x: 1950, y: 1180, direction: 'down' }),
  ]),
]
