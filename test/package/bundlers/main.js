import 'game-2048-element';

document.querySelector('game-2048').addEventListener('score', (event) => {
  document.querySelector('#heard').textContent = event.detail.score;
});
