// The works of the demo: one in every status, each with its own way there and its own words.
import { todayInChina } from '#contract/identity/age'
import { addDays } from '#contract/works/missing'
import type { WorkEvent } from '#contract/works/work-status'
import type { DemoTitle } from './demo-cover'

interface DemoTrack {
  title: string
  /** A line of the lyrics each. */
  lines: readonly string[]
}

export interface DemoWork {
  title: DemoTitle
  way: readonly WorkEvent[]
  kind: 'single' | 'album'
  tracks: readonly DemoTrack[]
  /** Since when it has been heard. Unsaid: it is of these weeks. */
  monthsAgo?: number
}

const submitted: readonly WorkEvent[] = ['complete', 'chooseScope', 'sign']
const released: readonly WorkEvent[] = [...submitted, 'passContent', 'passRights']
const rejected: readonly WorkEvent[] = [...submitted, 'reject']
const revised: readonly WorkEvent[] = [...rejected, 'revise']

export const day = 86_400_000

/** A step of a work's way takes a day, as it would. */
export const dayOfStep = (begun: Date, step: number) => new Date(begun.getTime() + (step + 1) * day)

/** What goes online does so on this day. */
export const liveDay = (begun: Date) => addDays(todayInChina(begun), 6)

const single = (title: DemoTitle, way: readonly WorkEvent[], ...lines: string[]): DemoWork => ({
  title,
  way,
  kind: 'single',
  tracks: [{ title, lines }],
})

/** Together they stand in every status; the oldest come first. */
export const demoWorks: readonly DemoWork[] = [
  {
    ...single(
      '夜航星',
      [...released, 'goLive'],
      '船离开岸的时候',
      '水面还没有风',
      '你把灯举过头顶',
      '像一颗不肯落下的星',
    ),
    monthsAgo: 26,
  },
  {
    title: '支流',
    monthsAgo: 17,
    way: [...released, 'goLive'],
    kind: 'album',
    tracks: [
      {
        title: '源头',
        lines: ['石缝里的一滴水', '还不知道自己的名字', '它只是往低处走', '走着走着有了声音'],
      },
      { title: '汇流', lines: ['你从北边的山来', '我带着南方的雨', '在没有路牌的弯道', '我们变成同一条河'] },
      { title: '入海', lines: ['所有的弯都走完了', '咸味先于海到来', '别回头看来时的岸', '它已经在你里面'] },
    ],
  },
  single('渡口', released, '最后一班船等在雾里', '撑篙的人不问去处', '对岸的灯亮了一盏', '刚好够我认得路'),
  single('纸船', submitted, '把没寄出的信折成船', '放进雨后的小水沟', '字被一点一点泡开', '只剩你的名字浮着'),
  single(
    '回声',
    [...submitted, 'passContent'],
    '我朝着山谷喊了一声',
    '山谷替你答应',
    '一遍比一遍更轻',
    '像你慢慢走远',
  ),
  single('雨后', rejected, '屋檐还在数着水滴', '街道忽然亮得像镜子', '有人推开一扇窗', '把整个下午放进来'),
  single('灯塔', revised, '它从来不说往哪里去', '只把夜切成一段一段', '每隔十二秒亮一次', '我知道你还醒着'),
  single(
    '潮汐',
    [...revised, 'complete'],
    '月亮轻轻一拉',
    '海就走到我脚边',
    '又轻轻一放',
    '带走写在沙上的字',
  ),
  single(
    '白鹭',
    [...revised, 'complete', 'chooseScope'],
    '它站在浅水里不动',
    '像一个没说出的词',
    '风一来就展开',
    '把黄昏分成两半',
  ),
  single(
    '石桥',
    [...revised, ...submitted],
    '桥下的水换了一百年',
    '桥上的人也换了',
    '只有那块松动的石头',
    '还记得每一双鞋',
  ),
  single(
    '月光浅滩',
    [...revised, ...submitted, 'passContent'],
    '月光把水底照得很浅',
    '浅到可以踩过去',
    '我卷起裤脚数石头',
    '数到第七颗就想起你',
  ),
  single(
    '逆流',
    [...revised, ...submitted, 'reject'],
    '所有人都往下游去',
    '只有一尾鱼转过身',
    '它不觉得那叫勇敢',
    '它只是记得家',
  ),
  single(
    '旧码头',
    [...released, 'goLive', 'takeDown'],
    '铁环锈在木桩上',
    '再没有绳子来找它',
    '卖橘子的阿婆搬走了',
    '海鸥还按时来',
  ),
  single(
    '远帆',
    [...released, 'goLive', 'takeDown', 'confirmTakedown'],
    '先看不见的是你的手',
    '然后看不见你的帆',
    '再后来连海也看不见',
    '只剩一条很直的线',
  ),
  single('水纹', ['complete'], '一片叶子落下来', '水面就写了一圈字', '还没等人读完', '又被它自己擦掉'),
  single(
    '河灯',
    ['complete', 'chooseScope'],
    '点一盏灯放进河里',
    '说一句话给不在的人',
    '火苗晃了晃',
    '像他从前点头的样子',
  ),
  single('晨雾', [], '山还没有想好形状', '路也只给看三步', '我慢慢往前走', '等太阳把世界念出来'),
]
