// What drawing needs of its surroundings. A browser's canvas and the server's have the same words; only what is used is named.
import type { Blend, ImageSource, Type } from '#contract/covers/scene'

export interface Gradient {
  addColorStop(at: number, colour: string): void
}
export interface Line {
  /** A path is made by the surface; nobody looks into it. */
  readonly __line?: never
}
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}
export interface Measured {
  width: number
  actualBoundingBoxLeft: number
  actualBoundingBoxRight: number
  actualBoundingBoxAscent: number
  actualBoundingBoxDescent: number
}

/** The part of CanvasRenderingContext2D that covers are drawn with. */
export interface Pen {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineJoin: string
  lineCap: string
  globalAlpha: number
  globalCompositeOperation: string
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  font: string
  textAlign: string
  textBaseline: string
  letterSpacing: string
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(angle: number): void
  scale(x: number, y: number): void
  beginPath(): void
  rect(x: number, y: number, width: number, height: number): void
  setLineDash(dash: number[]): void
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): Measured
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  createImageData(width: number, height: number): Pixels
  getImageData(x: number, y: number, width: number, height: number): Pixels
  putImageData(pixels: Pixels, x: number, y: number): void
}

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly pen: Pen
}

/** A picture that is at hand. */
export interface Picture {
  readonly width: number
  readonly height: number
}

export interface Surface {
  /** An empty, transparent sheet of so many pixels. */
  sheet(width: number, height: number): Sheet
  /** Sets the pen to a face. Which slices it takes follows the text. */
  setType(pen: Pen, type: Type, size: number, text: string): void
  line(path: string): Line
  fill(pen: Pen, line: Line, isEvenOdd: boolean): void
  stroke(pen: Pen, line: Line): void
  clip(pen: Pen, line: Line): void
  /** Lays a sheet or a picture, or the part of it that is named, into a box. */
  lay(pen: Pen, from: Sheet | Picture, into: Box, part?: Box): void
  picture(source: ImageSource): Picture | undefined
  /** What was made for a key before, so that an unchanged picture is computed once. */
  kept(key: string, make: () => Sheet): Sheet
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** As a canvas calls it. */
export const operationOf = (blend: Blend) => (blend === 'normal' ? 'source-over' : blend)
