import { type Crop, drawnSize } from './crop-geometry'

/** How large the cut-out is: as many pixels as it has, within these limits. */
export interface CropSize {
  min: number
  max: number
}

/** The square under the window as a picture of its own. */
export async function drawCrop(
  picture: HTMLImageElement,
  { zoom, x, y }: Crop,
  { min, max }: CropSize,
  name: string,
): Promise<File> {
  const cut = Math.floor(Math.min(picture.naturalWidth, picture.naturalHeight) / zoom)
  const side = Math.min(max, Math.max(min, cut))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('this browser draws no pictures')
  const { naturalWidth, naturalHeight } = picture
  const { width, height } = drawnSize({ width: naturalWidth, height: naturalHeight }, zoom)
  // A see-through picture would turn black as a JPEG.
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, side, side)
  paint.imageSmoothingQuality = 'high'
  paint.drawImage(
    picture,
    (0.5 + x - width / 2) * side,
    (0.5 + y - height / 2) * side,
    width * side,
    height * side,
  )
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  if (!blob) throw new Error('the picture could not be drawn')
  return new File([blob], name, { type: 'image/jpeg' })
}
