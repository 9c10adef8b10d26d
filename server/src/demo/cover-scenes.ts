// One scene a song of the demo: rivers, boats, tides, in few tones and one accent.
import { arc, fade, flat, ridge, type ScenePainter, tone, wave } from './cover-shapes'
import { accent, type Colours, type Line, side } from './tone-picture'

const night = { ramp: ['#0b1626', '#1c3657', '#5f83a3', '#f3e8cf'], accent: '#f4c24b' }
const river = { ramp: ['#0f2f2b', '#1f5a4c', '#8fb8a2', '#f3eee4'], accent: '#b8402a' }
const dusk = { ramp: ['#2a182e', '#70394c', '#dd8c69', '#f8e5ca'], accent: '#f6b73c' }
const rain = { ramp: ['#1a2430', '#40586a', '#a3b8c0', '#eceee9'], accent: '#e2743a' }
const tide = { ramp: ['#08283a', '#12607b', '#79c1c0', '#f3f0e3'], accent: '#e5552d' }
const ink = { ramp: ['#1d1b18', '#5d564c', '#bcb2a1', '#f4efe5'], accent: '#b8402a' }
const moss = { ramp: ['#20281a', '#53643a', '#b3bd86', '#f4f1dd'], accent: '#d9622b' }
const rose = { ramp: ['#3a1420', '#8f3447', '#e59a93', '#fbeee4'], accent: '#1f5a6b' }
const dawn = { ramp: ['#3a4a63', '#7d8fa8', '#d3cfd4', '#fbf4ea'], accent: '#f0866a' }

export interface Scene {
  colours: Colours
  paint(on: ScenePainter, random: () => number): void
}

const nightSailing: Scene = {
  colours: night,
  paint(on, random) {
    on.background(fade(0, 0.42, 0, 0.68))
    for (let star = 0; star < 60; star++) {
      on.disc(random(), random() * 0.6, 0.0012 + random() * 0.0022, tone(0.6 + random() * 0.4))
    }
    const [x, y] = [0.66, 0.27]
    on.shape([x - 0.009, y, x, y - 0.19, x + 0.009, y], [x - 0.009, y, x, y + 0.19, x + 0.009, y], accent)
    on.shape([x - 0.12, y, x, y - 0.009, x + 0.12, y], [x - 0.12, y, x, y + 0.009, x + 0.12, y], accent)
    on.disc(x, y, 0.024, accent)
    on.ground(flat(0.68), fade(0.26, 0.02, 0.68, 1))
    for (let line = 0; line < 16; line++) {
      const reach = 0.02 + random() * (0.04 + line * 0.006)
      on.glint(x + (random() - 0.5) * 0.1, 0.7 + line * 0.016, reach, 0.0035, accent)
    }
    on.boat(0.3, 0.735, 0.09, tone(0.02))
    on.sail(0.26, 0.73, 0.1, 0.16, tone(0.9))
  },
}

const streams: Scene = {
  colours: river,
  paint(on) {
    on.background(tone(1))
    for (let line = 0; line < 15; line++) {
      const [from, to, bend] = [
        0.06 + line * 0.063,
        0.56 + (line - 7) * 0.017,
        0.45 + ((line * 5) % 7) * 0.05,
      ]
      const flow: Line = x => {
        const share = Math.min(1, x / side / bend)
        return (from + (to - from) * share * share * (3 - 2 * share)) * side
      }
      if (line === 9) on.stroke(flow, 0.02, accent)
      else on.stroke(flow, 0.0085, tone(0.06 + ((line * 4) % 9) * 0.06))
    }
  },
}

const ferry: Scene = {
  colours: dusk,
  paint(on, random) {
    on.background(fade(0.34, 1, 0, 0.56))
    on.disc(0.64, 0.52, 0.17, accent)
    on.ground(ridge(0.49, 0.03, 0.6, 1), tone(0.42))
    on.ground(ridge(0.54, 0.02, 0.45, 4), tone(0.26))
    on.ground(flat(0.58), fade(0.78, 0.2, 0.58, 1))
    for (let line = 0; line < 22; line++) {
      const reach = 0.03 + random() * 0.13
      on.glint(
        0.64 + (random() - 0.5) * 0.12,
        0.595 + line * 0.017,
        reach,
        0.003,
        line % 3 ? tone(1) : accent,
      )
    }
    on.boat(0.34, 0.76, 0.22, tone(0))
    // The ferryman, his hat and his pole.
    on.shape([0.4, 0.66, 0.425, 0.645, 0.45, 0.66], [0.4, 0.77, 0.45, 0.77], tone(0))
    on.shape([0.385, 0.655, 0.425, 0.615, 0.465, 0.655], [0.385, 0.655, 0.465, 0.655], tone(0))
    on.shape([0.44, 0.53, 0.53, 0.86], [0.44, 0.545, 0.53, 0.875], tone(0))
  },
}

const paperBoat: Scene = {
  colours: tide,
  paint(on) {
    on.background(tone(0.66))
    for (let line = 0; line < 9; line++) {
      on.ground(wave(0.5 + line * 0.058, 0.011, 0.23, line * 1.9), tone(0.58 - line * 0.058))
    }
    on.shape([0.37, 0.54, 0.5, 0.3], [0.37, 0.54, 0.5, 0.58], tone(1))
    on.shape([0.5, 0.3, 0.63, 0.54], [0.5, 0.58, 0.63, 0.54], tone(0.84))
    on.shape([0.2, 0.48, 0.5, 0.58], [0.2, 0.48, 0.31, 0.67, 0.5, 0.67], tone(0.93))
    on.shape([0.5, 0.58, 0.8, 0.48], [0.5, 0.67, 0.69, 0.67, 0.8, 0.48], tone(0.76))
    for (let line = 0; line < 6; line++) {
      on.ground(wave(0.655 + line * 0.062, 0.012, 0.27, line * 2.6), tone(0.46 - line * 0.07))
    }
    on.disc(0.82, 0.18, 0.07, accent)
  },
}

const echo: Scene = {
  colours: rose,
  paint(on) {
    on.background(tone(0.97))
    for (let circle = 11; circle > 0; circle--) {
      on.disc(0.36, 0.6, circle * 0.084, tone(circle % 2 ? 0.2 + circle * 0.06 : 0.97))
    }
    on.disc(0.36, 0.6, 0.05, accent)
  },
}

const afterRain: Scene = {
  colours: rain,
  paint(on, random) {
    on.background(fade(0.62, 1, 0, 0.7))
    for (let band = 0; band < 5; band++) {
      on.ring(0.5, 0.74, 0.46 - band * 0.042, 0.028, band === 2 ? accent : tone(0.5 + band * 0.1))
    }
    on.ground(ridge(0.66, 0.035, 0.8, 2), tone(0.36))
    on.ground(ridge(0.73, 0.025, 0.55, 5), tone(0.22))
    on.ground(flat(0.79), fade(0.72, 0.4, 0.79, 1))
    for (let drop = 0; drop < 7; drop++) {
      const [x, y] = [0.08 + drop * 0.14 + random() * 0.05, 0.84 + ((drop * 3) % 4) * 0.04]
      for (const radius of [0.03, 0.055]) on.ring(x, y, radius, 0.004, tone(0.92), 0.28)
    }
  },
}

const lighthouse: Scene = {
  colours: night,
  paint(on) {
    on.background(fade(0.03, 0.36, 0, 0.75))
    on.shape([0, 0.1, 0.6, 0.31], [0, 0.33, 0.6, 0.33], tone(0.46))
    on.shape([0.6, 0.31, 1, 0.27], [0.6, 0.33, 1, 0.37], tone(0.46))
    on.ground(flat(0.76), fade(0.3, 0.08, 0.76, 1))
    for (let line = 0; line < 5; line++) {
      on.stroke(wave(0.8 + line * 0.04, 0.006, 0.19, line * 2), 0.004, tone(0.42 - line * 0.05))
    }
    const rocks = ridge(0.79, 0.03, 0.5, 0.4)
    on.ground(x => rocks(x) + Math.max(0, 0.52 - x / side) * 1.6 * side, tone(0.03))
    on.shape([0.545, 0.78, 0.567, 0.36, 0.633, 0.36, 0.655, 0.78], [0.545, 0.8, 0.655, 0.8], tone(0.97))
    for (const band of [0.45, 0.59, 0.73]) {
      const [above, below] = [0.033 + (band - 0.36) * 0.052, 0.033 + (band - 0.305) * 0.052]
      const top = [0.6 - below, band + 0.055, 0.6 - above, band, 0.6 + above, band, 0.6 + below, band + 0.055]
      on.shape(top, [0.6 - below, band + 0.055, 0.6 + below, band + 0.055], tone(0.32))
    }
    on.box(0.56, 0.345, 0.64, 0.365, tone(0.05))
    on.box(0.577, 0.29, 0.623, 0.345, accent)
    on.shape([0.565, 0.29, 0.6, 0.24, 0.635, 0.29], [0.565, 0.295, 0.635, 0.295], tone(0.05))
  },
}

const tides: Scene = {
  colours: tide,
  paint(on) {
    on.background(fade(1, 0.9, 0, 0.5))
    on.disc(0.7, 0.24, 0.135, accent)
    for (let line = 0; line < 9; line++) {
      const crest = wave(0.37 + line * 0.073, 0.036 + line * 0.002, 0.42 + line * 0.05, line * 1.35)
      on.ground(crest, tone(0.84 - line * 0.1))
    }
  },
}

const egrets: Scene = {
  colours: moss,
  paint(on) {
    on.background(fade(0.72, 0.92))
    on.disc(0.52, 0.44, 0.25, accent)
    paintEgret(on, 0.52, 0.43, 1)
    paintEgret(on, 0.2, 0.23, 0.34)
    paintEgret(on, 0.82, 0.19, 0.26)
    for (let line = 0; line < 5; line++) {
      on.ground(ridge(0.74 + line * 0.06, 0.012, 0.4 + line * 0.1, line * 2 + 1), tone(0.56 - line * 0.12))
    }
  },
}

function paintEgret(on: ScenePainter, x: number, y: number, size: number) {
  const span = 0.34 * size
  const wing = (way: 1 | -1, rise: number, sink: number, bend: number): Line => {
    return across => {
      const share = Math.min(1, (way * (across / side - x)) / span)
      return (y + size * (sink - rise * Math.sin(Math.PI * bend * share))) * side
    }
  }
  on.between(wing(1, 0.2, 0, 1), wing(1, 0.12, 0.035, 0.8), tone(1), x, x + span)
  on.between(wing(-1, 0.17, 0, 1), wing(-1, 0.1, 0.035, 0.8), tone(0.95), x - span, x)
  on.glint(x + 0.03 * size, y + 0.02 * size, 0.17 * size, 0.034 * size, tone(1))
  const [cheek, tip, beak] = [x + 0.18 * size, x + 0.27 * size, y + 0.02 * size]
  on.shape([cheek, y + 0.005 * size, tip, beak], [cheek, y + 0.03 * size, tip, beak], tone(0.12))
}

const stoneBridge: Scene = {
  colours: ink,
  paint(on) {
    on.background(fade(0.98, 0.84, 0, 0.6))
    on.disc(0.76, 0.2, 0.085, accent)
    on.ground(arc(0.5, 1.02, 0.66, -1), tone(0.2))
    on.ground(flat(0.64), tone(0.62))
    on.between(flat(0.64), arc(0.5, 0.26, 0.66, 1), tone(0.44))
    on.disc(0.5, 0.64, 0.21, fade(0.9, 0.7, 0.43, 0.85))
    for (let line = 0; line < 12; line++) {
      const reach = 0.12 + (line % 4) * 0.07
      on.glint(0.5 + Math.sin(line * 2.1) * 0.22, 0.665 + line * 0.028, reach, 0.003, tone(0.86))
    }
    on.stroke(flat(0.64), 0.004, tone(0.1))
  },
}

const moonlitShoal: Scene = {
  colours: night,
  paint(on, random) {
    on.background(fade(0.05, 0.3, 0, 0.45))
    on.disc(0.5, 0.24, 0.145, tone(1))
    on.disc(0.455, 0.215, 0.024, tone(0.93))
    on.disc(0.545, 0.28, 0.036, tone(0.94))
    on.ground(flat(0.46), fade(0.24, 0.04, 0.46, 1))
    for (let line = 0; line < 34; line++) {
      const depth = line / 34
      const x = 0.5 + (random() - 0.5) * (0.06 + depth * 0.34)
      const reach = 0.02 + random() * 0.11 * (0.3 + depth)
      const light = line % 6 === 3 ? accent : tone(0.95 - depth * 0.25)
      on.glint(x, 0.475 + depth * 0.5, reach, 0.002 + depth * 0.0035, light)
    }
    on.ground(ridge(0.94, 0.025, 0.6, 0.2), tone(0.02))
  },
}

const upstream: Scene = {
  colours: river,
  paint(on) {
    on.background(tone(0.16))
    for (let line = 0; line < 21; line++) {
      const height = 0.02 + line * 0.048
      const away = height - 0.5
      const flow = wave(height, 0.008, 0.5, line * 0.5)
      // The water makes way for whoever swims against it.
      const way = Math.sign(away) * 0.085 * Math.exp(-((away / 0.2) ** 2)) * side
      const around: Line = x => flow(x) + way * Math.exp(-(((x / side - 0.5) / 0.17) ** 2))
      on.stroke(around, 0.011, tone(0.42 + ((line * 3) % 5) * 0.1))
    }
    on.glint(0.48, 0.5, 0.14, 0.05, accent)
    on.shape([0.59, 0.5, 0.68, 0.44], [0.59, 0.5, 0.68, 0.56], accent)
    on.disc(0.385, 0.49, 0.008, tone(1))
  },
}

const oldPier: Scene = {
  colours: dusk,
  paint(on) {
    on.background(fade(0.5, 0.96, 0, 0.5))
    on.ground(flat(0.5), fade(0.84, 0.3, 0.5, 1))
    on.disc(0.24, 0.3, 0.1, accent)
    for (let post = 0; post < 9; post++) {
      const near = post / 8
      const [x, width] = [0.94 - near * 0.8, 0.012 + near * 0.022]
      const [top, foot] = [0.46 - near * 0.13, 0.56 + near * 0.2]
      on.box(x, foot, x + width, foot + (foot - top) * 0.8, tone(0.36 - near * 0.1))
      on.box(x, top, x + width, foot, tone(0.16 - near * 0.14))
    }
    on.shape([0.08, 0.395, 1, 0.475], [0.08, 0.43, 1, 0.49], tone(0.04))
    for (let line = 0; line < 9; line++) {
      on.glint((line * 0.37) % 1, 0.62 + line * 0.042, 0.08 + (line % 3) * 0.06, 0.003, tone(0.98))
    }
  },
}

const farSail: Scene = {
  colours: tide,
  paint(on) {
    on.background(fade(0.96, 0.8, 0, 0.6))
    on.disc(0.5, 0.62, 0.33, accent)
    on.ground(flat(0.62), fade(0.44, 0.06, 0.62, 1))
    for (let line = 0; line < 13; line++) {
      on.glint(0.5 + Math.sin(line * 1.7) * 0.05, 0.645 + line * 0.026, 0.3 - line * 0.017, 0.0032, accent)
    }
    on.sail(0.47, 0.612, 0.07, 0.15, tone(1))
    on.sail(0.44, 0.612, 0.034, 0.1, tone(0.9))
    on.boat(0.488, 0.616, 0.06, tone(0.02))
  },
}

const ripples: Scene = {
  colours: rain,
  paint(on) {
    on.background(fade(0.2, 0.42))
    const drops = [
      { x: 0.7, y: 0.33, circles: 12 },
      { x: 0.28, y: 0.72, circles: 9 },
    ]
    for (const { x, y, circles } of drops) {
      for (let circle = circles; circle > 0; circle--) {
        on.ring(x, y, circle * 0.062, 0.013, tone(1 - (circle / 14) * 0.62), 0.62)
      }
      on.disc(x, y, 0.02, accent, 0.62)
    }
  },
}

const lanterns: Scene = {
  colours: dusk,
  paint(on, random) {
    on.background(fade(0.12, 0.02))
    for (let light = 0; light < 22; light++) {
      const depth = (light / 22) ** 1.5
      // Each a good way from the one before it, so that none covers another.
      const x = 0.08 + ((light * 0.382 + random() * 0.05) % 1) * 0.84
      const [y, size] = [0.17 + depth * 0.74, 0.008 + depth * 0.042]
      for (let line = 1; line < 6; line++) {
        const reach = size * (1.05 - line * 0.14)
        on.glint(x, y + size * (0.9 + line * 0.62), reach, size * 0.1, tone(0.52 - line * 0.07))
      }
      on.disc(x, y, size * 1.5, tone(0.2))
      const [left, right] = [x - size, x + size]
      const [lid, base] = [y - size * 0.9, y + size * 0.6]
      const upper = [left, y, x - size * 0.7, lid, x + size * 0.7, lid, right, y]
      const lower = [left, y, x - size * 0.8, base, x + size * 0.8, base, right, y]
      on.shape(upper, lower, light % 3 ? accent : tone(0.8))
    }
  },
}

const morningMist: Scene = {
  colours: dawn,
  paint(on) {
    on.background(fade(0.92, 1, 0, 0.6))
    on.disc(0.33, 0.3, 0.1, accent)
    for (let line = 0; line < 6; line++) {
      const height = 0.36 + line * 0.1
      const hills = ridge(height, 0.07 - line * 0.006, 0.9 - line * 0.07, line * 2.4 + 0.6)
      on.ground(hills, fade(0.74 - line * 0.13, 0.98 - line * 0.1, height - 0.08, height + 0.2))
    }
  },
}

/** By the title of the work. */
export const coverScenes = {
  夜航星: nightSailing,
  支流: streams,
  渡口: ferry,
  纸船: paperBoat,
  回声: echo,
  雨后: afterRain,
  灯塔: lighthouse,
  潮汐: tides,
  白鹭: egrets,
  石桥: stoneBridge,
  月光浅滩: moonlitShoal,
  逆流: upstream,
  旧码头: oldPier,
  远帆: farSail,
  水纹: ripples,
  河灯: lanterns,
  晨雾: morningMist,
} satisfies Record<string, Scene>
