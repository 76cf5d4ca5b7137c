/**
 * A model, its light and its camera, rendered on demand. The model rotates slowly until the first interaction, and not at
 * all with reduced motion. External files of a model are never fetched; only embedded data is shown.
 */
import {
  AmbientLight,
  Box3,
  DirectionalLight,
  Group,
  LoadingManager,
  type Material,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  Scene,
  Sphere,
  SRGBColorSpace,
  Texture,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { clampZoom } from '../../shared/rules/bbcode/values.ts';
import { fetchModel } from './model-file.ts';
import { isMotionReduced } from '../../state/settings/motion.ts';

export interface ModelScene {
  /** Rejects when the file is unavailable, too large or invalid. */
  load(url: string, signal: AbortSignal): Promise<void>;
  /** Rotates by radians and stops the automatic rotation. */
  turn(across: number, down: number): void;
  zoom(): number;
  /** Returns the clamped zoom. */
  setZoom(zoom: number): number;
  dispose(): void;
}

const TILT_MAX_RAD = 1.2;
const SPIN_RAD_PER_S = 0.5;
const PIXEL_RATIO_MAX = 2;
/** The camera shows the model with a margin around it. */
const FRAMING = { fieldOfViewDeg: 35, margin: 1.15 };

/** Throws when no graphics context is available. */
export function createModelScene(canvas: HTMLCanvasElement, initialZoom: number): ModelScene {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true, powerPreference: 'low-power' });
  renderer.outputColorSpace = SRGBColorSpace;
  const scene = new Scene();
  const camera = new PerspectiveCamera(FRAMING.fieldOfViewDeg, 1, 0.01, 1000);
  const turntable = new Group();
  const sun = new DirectionalLight(0xfff4e0, 2.4);
  sun.position.set(-3, 5, 4);
  scene.add(new AmbientLight(0xe6ddff, 1.5), sun, turntable);

  let zoom = clampZoom(initialZoom);
  let radius = 1;
  let isSpinning = !isMotionReduced();
  let frame = 0;
  let lastMs = 0;
  let isOver = false;

  function draw(nowMs: number): void {
    frame = 0;
    if (isSpinning && turntable.children.length > 0) {
      turntable.rotation.y += lastMs === 0 ? 0 : (Math.min(nowMs - lastMs, 100) / 1000) * SPIN_RAD_PER_S;
      lastMs = nowMs;
      ask();
    }
    const reach = radius / Math.sin((FRAMING.fieldOfViewDeg / 2) * (Math.PI / 180));
    const distance = (reach * FRAMING.margin) / (zoom * Math.min(1, camera.aspect));
    camera.position.set(0, 0, distance);
    camera.near = distance / 100;
    camera.far = distance * 10;
    camera.updateProjectionMatrix();
    renderer.render(scene, camera);
  }
  function ask(): void {
    if (frame === 0 && !isOver) frame = requestAnimationFrame(draw);
  }

  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, PIXEL_RATIO_MAX));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    ask();
  });
  observer.observe(canvas);

  return {
    async load(url, signal) {
      const model = await readModel(await fetchModel(url, signal));
      if (signal.aborted) {
        disposeOf(model);
        return;
      }
      const sphere = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
      if (!(sphere.radius > 0)) throw new Error('the model is empty');
      radius = sphere.radius;
      model.position.sub(sphere.center);
      turntable.add(model);
      ask();
    },
    turn(across, down) {
      isSpinning = false;
      turntable.rotation.y += across;
      turntable.rotation.x = Math.min(TILT_MAX_RAD, Math.max(-TILT_MAX_RAD, turntable.rotation.x + down));
      ask();
    },
    zoom: () => zoom,
    setZoom(next) {
      zoom = clampZoom(next);
      ask();
      return zoom;
    },
    dispose() {
      isOver = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
      disposeOf(turntable);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

async function readModel(bytes: ArrayBuffer): Promise<Object3D> {
  const manager = new LoadingManager();
  manager.setURLModifier((address) => {
    if (!/^(?:blob|data):/.test(address)) throw new Error('the model wants files beside it');
    return address;
  });
  const { scene } = await new GLTFLoader(manager).parseAsync(bytes, '');
  return scene;
}

function disposeOf(root: Object3D): void {
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat() as Material[]) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
}
