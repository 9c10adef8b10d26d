// The power spectrum of a stretch of stereo sound: a plain fast Fourier transform behind a Hann window. One channel goes in
// as the real part, the other as the imaginary one, so that a single transform serves both.

export const windowSize = 4096
const half = windowSize / 2

const hann = Float64Array.from(
  { length: windowSize },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowSize),
)
const cosines = Float64Array.from({ length: half }, (_, index) =>
  Math.cos((2 * Math.PI * index) / windowSize),
)
const sines = Float64Array.from({ length: half }, (_, index) => Math.sin((2 * Math.PI * index) / windowSize))
const reversed = Uint16Array.from({ length: windowSize }, (_, index) => {
  let back = 0
  for (let bit = 1, left = index; bit < windowSize; bit <<= 1, left >>= 1) back = (back << 1) | (left & 1)
  return back
})

const real = new Float64Array(windowSize)
const imaginary = new Float64Array(windowSize)

/** Power of each frequency in both channels together; a full-scale sine in one channel reaches about 1. */
export function powerSpectrum(left: Float64Array, right: Float64Array): Float64Array {
  for (let index = 0; index < windowSize; index++) {
    const place = reversed[index] as number
    real[place] = (left[index] as number) * (hann[index] as number)
    imaginary[place] = (right[index] as number) * (hann[index] as number)
  }
  transform()
  const power = new Float64Array(half)
  const scale = 8 / windowSize ** 2
  for (let bin = 1; bin < half; bin++) {
    const mirrored = windowSize - bin
    const [a, b] = [real[bin] as number, imaginary[bin] as number]
    const [c, d] = [real[mirrored] as number, imaginary[mirrored] as number]
    power[bin] = (a * a + b * b + c * c + d * d) * scale
  }
  return power
}

function transform() {
  for (let size = 2; size <= windowSize; size *= 2) {
    const step = windowSize / size
    const middle = size / 2
    for (let start = 0; start < windowSize; start += size) {
      for (let even = start, turn = 0; even < start + middle; even++, turn += step) {
        const odd = even + middle
        const cosine = cosines[turn] as number
        const sine = sines[turn] as number
        const a = real[odd] as number
        const b = imaginary[odd] as number
        const turnedReal = a * cosine + b * sine
        const turnedImaginary = b * cosine - a * sine
        const evenReal = real[even] as number
        const evenImaginary = imaginary[even] as number
        real[odd] = evenReal - turnedReal
        imaginary[odd] = evenImaginary - turnedImaginary
        real[even] = evenReal + turnedReal
        imaginary[even] = evenImaginary + turnedImaginary
      }
    }
  }
}
