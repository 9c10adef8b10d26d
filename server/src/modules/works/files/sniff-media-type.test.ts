import { describe, expect, it } from 'vitest'
import { mediaTypeOf } from './sniff-media-type'

describe('the type a file is served as', () => {
  it.each([
    ['RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
    ['fLaC\0\0\0\x22', 'audio/flac'],
    ['FORM\0\0\0\0AIFF', 'audio/aiff'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['\0\0\0\x18ftypisom', 'video/mp4'],
    ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
    ['[00:01.00]first line\n', 'text/plain'],
    ['<!doctype html><script>alert(1)</script>', 'application/octet-stream'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'application/octet-stream'],
    ['MZ\x90\0\x03', 'application/octet-stream'],
  ])('%j is %s', (head, mediaType) => {
    expect(mediaTypeOf(Buffer.from(head, 'latin1'))).toBe(mediaType)
  })
})
