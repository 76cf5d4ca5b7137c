import { readFileSync } from 'node:fs';
import { loadCore } from './src/engine/node/load-core.ts';
const { loadCore: loadOld } = await import('/work/main/src/engine/node/load-core.ts' as string) as any;
const loc = JSON.parse(readFileSync('/work/main/.cache/art/game-assets/locations/lantern-bay/location.json','utf8'));
const old = await loadOld(); old.setLocation(loc); const core = await loadCore(); core.setLocation(loc); await core.ready();
let seed = 1; const rnd = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
const far: any[] = [], near: any[] = []; while (far.length < 500 || near.length < 500) { const q = {from:{x:rnd() * 5164, y:rnd() * 1000}, to:{x:rnd() * 5164, y:rnd() * 1000}}; if (core.findTurns(q.from,q.to)===null || old.findTurns(q.from,q.to)===null) continue; const d = Math.hypot(q.from.x-q.to.x,q.from.y-q.to.y); if (d > 1500 && far.length < 500) far.push(q); else if (d < 400 && near.length < 500) near.push(q); }
const W=Number(process.argv[2]), R=Number(process.argv[3]);
const ways = [(q:any)=>old.findTurns(q.from,q.to),(q:any)=>core.findTurns(q.from,q.to),(q:any)=>old.pathLength(q.from,q.to),(q:any)=>core.pathLength(q.from,q.to)];
for (const [name, qs] of [['far', far], ['near', near]] as const) { const t = ways.map(()=>qs.map(() => [] as number[])); 
for (let r = -W; r < R; r++) for (let k = 0; k < ways.length; k++) for (let i = 0; i < qs.length; i++) { const q = qs[i]!; const s = performance.now(); ways[k]!(q); const e = performance.now() - s; if (r >= 0) t[k]![i]!.push(e); }
const best = (a: number[]) => Math.min(...a); const s = t.map(u => u.map(best).sort((a, b) => a - b).map(v => v * 1000)); console.log(name, s.map(u => 'p50 ' + u[250]!.toFixed(2) + ' p99 ' + u[495]!.toFixed(2)).join('   ')); }
