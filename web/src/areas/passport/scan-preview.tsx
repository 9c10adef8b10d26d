import { useEffect, useState } from 'react'

/** The picture as it will be seen. A PDF, or a picture that does not open, has its name and nothing else. */
export function ScanPreview({ file, alt }: { file: File; alt: string }) {
  const [address, setAddress] = useState<string>()
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    setIsBroken(false)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  if (isBroken || !file.type.startsWith('image/')) return null
  return (
    // The place is kept while the picture is read, so that nothing jumps.
    <div className="mt-4 grid h-48 place-items-center overflow-hidden rounded-control bg-sunken">
      {address && (
        <img
          src={address}
          alt={alt}
          className="max-h-48 max-w-full object-contain"
          onError={() => setIsBroken(true)}
        />
      )}
    </div>
  )
}
